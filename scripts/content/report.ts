import { type Fault, faultLine } from '@/lib/catalogue/build/fault';

/**
 * Faults as lines for the terminal: those that stop a build or a deploy, and, each with "Warning: " before it, the others.
 * @param command what is to go on: a deploy stops at what stops a build, too
 */
export function report(found: readonly Fault[], command: 'build' | 'deploy') {
  const stopping = command === 'build' ? ['build'] : ['build', 'deploy'];
  const isStopping = ({ stops = 'build' }: Fault) => stopping.includes(stops);
  return {
    faults: found.filter(isStopping).map(faultLine),
    warnings: found
      .filter((fault) => !isStopping(fault))
      .map((fault) => `Warning: ${faultLine(fault)}`),
  };
}
