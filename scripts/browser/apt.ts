import { existsSync } from 'node:fs';
import { run } from '../processes/run';

/** Whether Debian's packages can be installed here without asking anybody. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Installs some of Debian's packages; false when that did not work, for want of a network, say. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args: readonly string[]) => run('apt-get', args, { environment });
  await apt(['update']);
  const { code } = await apt(['install', '-y', '--no-install-recommends', ...names]);
  return code === 0;
}
