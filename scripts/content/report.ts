import { type Issue, issueLine } from '@/lib/services/build/issue';

/**
 * Issues as lines for the terminal: those that stop a build or a deploy, and, each with "Warning: " before it, the others.
 * @param command what is to go on: a deploy stops at what stops a build, too
 */
export function report(found: readonly Issue[], command: 'build' | 'deploy') {
  const stopping = command === 'build' ? ['build'] : ['build', 'deploy'];
  const isStopping = ({ stops = 'build' }: Issue) => stopping.includes(stops);
  return {
    issues: found.filter(isStopping).map(issueLine),
    warnings: found
      .filter((issue) => !isStopping(issue))
      .map((issue) => `Warning: ${issueLine(issue)}`),
  };
}
