import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** The installed version of a package of the project. */
function versionOf(project: string, name: string): string {
  const file = join(project, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** One line on what measured and when, to stand above the figures. */
export function describeMachine(project: string, browserVersion: string): string {
  const cores = cpus();
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `${cores.length} x ${cores[0]?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}`,
    `Next ${versionOf(project, 'next')}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ');
}
