import { forever, type HostingConfig, noindexHeader, revalidate } from './hostingConfig';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`;
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const lines = <Item>(items: readonly Item[], line: (item: Item) => string) =>
  items.map(line).join('\n');

const texts =
  'text/css text/plain text/xml application/javascript application/json application/manifest+json';

/** MIME types that Debian's nginx does not know, by file extension. */
const types = { webmanifest: 'application/manifest+json', vcf: 'text/vcard', ics: 'text/calendar' };

/**
 * The text of an include file for nginx. The `server` block around it sets `listen`, `server_name`, certificates and `root`.
 * - nginx evaluates `set` and `if` again for the 404 page, so a 404 gets `no-cache`.
 * - Redirects use `$request_uri`, which is not decoded: odd characters stay as they are, and an address that begins with
 *   two slashes cannot redirect to another site.
 */
export function nginxInclude(config: HostingConfig): string {
  return `# Written by the build (scripts/hosts): include it in a server block that sets listen and root.
charset utf-8;
charset_types ${texts};
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types ${texts} image/svg+xml;
server_tokens off;
absolute_redirect off;

set $keep ${quoted(revalidate)};
if ($uri ~ ${quoted(`^(${config.immutable.map(pattern).join('|')})`)}) {
  set $keep ${quoted(forever)};
}
add_header Cache-Control $keep always;
# nginx sends no header without a value.
set $robots "";
if ($uri ~ ${quoted(`(${config.noindex.map(pattern).join('|')})$`)}) {
  set $robots ${quoted(noindexHeader.value)};
}
add_header ${noindexHeader.name} $robots always;
${lines(config.headers, ({ name, value }) => `add_header ${name} ${quoted(value)} always;`)}

# One address for each page: no .html, no slash at the end.
if ($request_uri ~ "^/index(\\.html)?(\\?.*)?$") {
  return 301 /$2;
}
if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") {
  return 301 $1$2;
}
if ($request_uri ~ "^(/[^/?]|/[^/?][^?]*[^/?])/+(\\?.*)?$") {
  return 301 $1$2;
}
${lines(config.redirects, ({ from, to, status }) => `location = ${from} { return ${status} ${to}$is_args$args; }`)}

error_page 404 /404.html;
${lines(['/404', ...config.unpublished.map((file) => `/${file}`)], (path) => `location = ${path} { return 404; }`)}
${lines(Object.entries(types), ([extension, type]) => `location ~ \\.${extension}$ { types {} default_type ${type}; try_files $uri =404; }`)}
location / {
  try_files $uri $uri.html $uri/index.html =404;
}
`;
}
