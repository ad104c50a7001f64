import { type Issue, issueLine, report } from '@/lib/catalogue/issue';
import { CliError, runMain } from './tools/console';

/**
 * Finds all problems. Some modules derive values from the content and throw if it's invalid, so
 * they're imported only after the schemas have validated the content.
 */
async function findIssues(): Promise<readonly Issue[]> {
  const { schemaIssues } = await import('./content/contentFiles').catch((error: Error) => {
    throw new CliError(error.message);
  });
  const issues = schemaIssues();
  try {
    const { demonstrationIssue, ownerTexts, placeholderIssues, referenceIssues } =
      await import('./content/contentIssues');
    const { demonstration } = await import('@/lib/content/studio');
    if (demonstration) console.warn(`Warning: ${issueLine(demonstrationIssue)}`);
    const placeholders = demonstration ? [] : placeholderIssues(await ownerTexts());
    return [...issues, ...(await referenceIssues()), ...placeholders];
  } catch (error) {
    if (issues.length > 0) return issues;
    throw error;
  }
}

/*
 * `npm run check:content` lists all problems in services, times, texts, pictures and links, without
 * building.
 */
await runMain(async () => {
  const { issues, warnings } = report(await findIssues(), 'deploy');
  for (const warning of warnings) console.warn(warning);
  if (issues.length > 0)
    throw new CliError(
      `Fix ${issues.length === 1 ? 'this problem' : `these ${issues.length} problems`}:\n${issues.join('\n')}`,
    );
  console.log('No problems found in services, times, texts, pictures and links.');
});
