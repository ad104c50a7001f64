import { existsSync } from 'node:fs';

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xdotool'];

/** Whether the tests in WebKit can run here: WebKitGTK's own browser and driver, a display, and what focuses a window. */
export function hasWebKit(): boolean {
  return programs.every((program) => existsSync(program));
}
