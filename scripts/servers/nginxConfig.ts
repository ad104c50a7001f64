/** What one run of nginx needs to know. */
export interface NginxRun {
  /** A folder of its own, for temporary files. */
  readonly home: string;
  /** The site. */
  readonly folder: string;
  /** The include file that the build wrote. */
  readonly include: string;
  /** Address and port. */
  readonly listen: string;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A complete configuration around the include file, as small as nginx allows, with nothing outside `home`. */
export function nginxConfig({ home, folder, include, listen }: NginxRun): string {
  return `daemon off;
worker_processes 1;
pid "${home}/nginx.pid";
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path "${home}/${name}";`).join('\n')}
  server {
    listen ${listen};
    root "${folder}";
    include "${include}";
  }
}
`;
}
