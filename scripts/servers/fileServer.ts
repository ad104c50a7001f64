import { readFile, stat } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { host } from '../environment/target';

const texts: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.vcf': 'text/vcard',
  '.svg': 'image/svg+xml',
};

const others: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Whether compressing a file can make it smaller; pictures and fonts are compressed already. */
export const isText = (file: string): boolean => extname(file).toLowerCase() in texts;

/** What to send as `Content-Type` for a file, by its extension. */
export function contentType(file: string): string {
  const extension = extname(file).toLowerCase();
  if (isText(file)) return `${texts[extension]}; charset=utf-8`;
  return others[extension] ?? 'application/octet-stream';
}

/**
 * Finds the file for an address as the simplest server would: the file itself, the file with `.html`, or the folder's
 * `index.html`. Nothing outside the folder is ever found.
 * @param url as it came over the wire, percent-encoded, with or without a query
 */
export async function findFile(folder: string, url = '/'): Promise<string | undefined> {
  let path: string;
  try {
    path = normalize(join(folder, decodeURIComponent(url.split('?', 1)[0]!)));
  } catch {
    return undefined;
  }
  if (path.includes('\0') || !`${path}${sep}`.startsWith(folder + sep)) return undefined;
  for (const file of [path, `${path}.html`, join(path, 'index.html')])
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  return undefined;
}

/** A server that runs until it is closed. */
export interface LocalServer {
  /** Its origin, such as `http://127.0.0.1:5000`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Reads a file for the wire: its bytes, and headers beside its type and length. */
export type ReadContent = (
  file: string,
) => Promise<{ readonly bytes: Buffer; readonly headers?: OutgoingHttpHeaders }>;

const asItIs: ReadContent = async (file) => ({ bytes: await readFile(file) });

/**
 * Serves a folder on a free port as a host would that knows no rules: no headers, no redirects, no compression; only
 * files, and the 404 page for everything else. The site has to work there as well.
 * @param read what is sent for a file, where that is not the file as it is
 */
export async function serveFiles(folder: string, read = asItIs): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const found = await findFile(folder, request.url);
    const file = found ?? join(folder, '404.html');
    const { bytes, headers } = await read(file);
    const own = { 'Content-Type': contentType(file), 'Content-Length': bytes.length };
    response.writeHead(found ? 200 : 404, { ...own, ...headers });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  await new Promise<void>((ready) => server.listen(0, host, ready));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
