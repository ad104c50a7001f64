import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { contentType } from './contentTypes';
import { findFile } from './findFile';
import { host } from './ports';

/** A server that runs until it is closed. */
export interface LocalServer {
  /** Its origin, such as `http://127.0.0.1:5000`. */
  readonly address: string;
  close(): Promise<void>;
}

/** What is sent for a file: its bytes, and headers beside its type and length. */
export interface Content {
  readonly bytes: Buffer;
  readonly headers?: OutgoingHttpHeaders;
}

/** Reads a file for the wire. */
export type ReadContent = (file: string) => Promise<Content>;

const asItIs: ReadContent = async (file) => ({ bytes: await readFile(file) });

async function answer(
  folder: string,
  read: ReadContent,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const found = await findFile(folder, pathname);
  const file = found ?? join(folder, '404.html');
  const { bytes, headers } = await read(file);
  response.writeHead(found ? 200 : 404, {
    'Content-Type': contentType(file),
    'Content-Length': bytes.length,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves a folder as a host would that knows no rules: no headers, no redirects, no compression; only files, and the
 * 404 page for everything else. The site has to work there as well. It ends with the process that started it.
 * @param port 0 takes any free one
 * @param read what is sent for a file, where that is not the file as it is
 */
export async function servePlain(folder: string, port = 0, read = asItIs): Promise<LocalServer> {
  const server = createServer((request, response) => {
    answer(folder, read, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, host, ready);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    address: `http://${host}:${listening}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
