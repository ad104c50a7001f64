import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** The Firefox of this machine, from POWER_ZONE_FIREFOX or PATH; undefined when it has none. */
export function findFirefox(environment = process.env): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [environment.POWER_ZONE_FIREFOX ?? '', ...found].find((path) => existsSync(path));
}
