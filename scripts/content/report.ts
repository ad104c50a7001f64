import { type Issue, issueLine } from '@/lib/catalogue/issue';

/**
 * Issues as lines for the terminal: those that stop a build or a deploy, and, each with "Warning: " before it, the others.
 * @param command what is to go on: a deploy stops at what stops a build, too
 */
export function report(found: readonly Issue[], command: 'build' | 'deploy') {
  const isStopping = ({ stops = 'build' }: Issue) => stops === 'build' || stops === command;
  const others = found.filter((issue) => !isStopping(issue));
  return {
    issues: found.filter(isStopping).map(issueLine),
    warnings: others.map((issue) => `Warning: ${issueLine(issue)}`),
  };
}
