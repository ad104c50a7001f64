import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../servers/contentTypes';
import { findFile } from '../../servers/findFile';
import { host } from '../../servers/ports';
import { isText } from '../fileKinds';
import { brotli } from '../weigh';

/** A built site being served. */
export interface ServedSite {
  readonly folder: string;
  /** As in `http://127.0.0.1:40123`, without a slash at the end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** How long a good host lets browsers keep a file: for good when its name holds its hash, else ask each time. */
function cacheControl(file: string): string {
  const hashed = /[\\/](_next[\\/]static|_pictures)[\\/]/.test(file);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function packer(): (file: string) => Promise<Buffer> {
  const packed = new Map<string, Buffer>();
  return async (file) => {
    const content = packed.get(file) ?? (await readFile(file));
    const body = packed.has(file) || !isText(file) ? content : brotli(content);
    packed.set(file, body);
    return body;
  };
}

/**
 * Serves a built site the way every site of a comparison is served: clean URLs, brotli kept in memory so that
 * compressing costs no time while something is measured, caching as on a good host, 404.html for the rest.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const pack = packer();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await findFile(folder, (request.url ?? '/').split('?', 1)[0] ?? '/');
    const file = found ?? join(folder, '404.html');
    const body = await pack(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': contentType(file),
      'Content-Length': body.length,
      'Cache-Control': cacheControl(file),
      ...(isText(file) && { 'Content-Encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { folder, address: `http://${host}:${port}`, close };
}
