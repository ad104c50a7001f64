import { type Issue, issueLine } from '@/lib/catalogue/issue';
import { CliError, runMain } from './tools/console';

/** All that is wrong in what the owner edits. Where content has not its form, modules that follow from it may not load. */
async function findIssues(): Promise<readonly Issue[]> {
  const { schemaIssues } = await import('./content/contentFiles').catch((error: Error) => {
    throw new CliError(error.message);
  });
  const issues = schemaIssues();
  try {
    const { ownerTexts, referenceIssues } = await import('./content/contentIssues');
    const { demonstration } = await import('@/lib/content/studio');
    const { demonstrationLine, leftoverIssues } = await import('./content/demonstrationIssues');
    // While the content calls itself a demonstration, there is much of it.
    if (demonstration) console.warn(`Warning: ${issueLine(demonstrationLine)}`);
    const leftovers = demonstration ? [] : leftoverIssues(await ownerTexts());
    return [...issues, ...(await referenceIssues()), ...leftovers];
  } catch (error) {
    if (issues.length > 0) return issues;
    throw error;
  }
}

/* `npm run check:content`: lists all that is wrong in services, times, texts, pictures and links. Builds nothing. */
await runMain(async () => {
  const found = await findIssues();
  if (found.length > 0)
    throw new CliError(`${found.map(issueLine).join('\n')}\n\n${found.length} to fix.`);
  console.log('Services, times, pictures and links are right.');
});
