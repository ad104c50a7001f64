import { CliError, runMain } from './tools/console';

/** What is left of the sample; while the content calls itself one, that alone, since there is much of it. */
async function leftovers() {
  const { sample } = await import('@/lib/content/studio');
  const { sampleFlag, sampleIssues } = await import('./content/sampleIssues');
  const { ownerTexts } = await import('./content/texts');
  return sample ? [{ ...sampleFlag, stops: 'nothing' as const }] : sampleIssues(await ownerTexts());
}

/** Everything that an owner is told; where a mistake keeps modules from being read, what is wrong with their form alone. */
async function ownerIssues() {
  try {
    await import('./environment/load');
    const content = await import('./content/contentIssues');
    return [...(await content.ownerIssues()), ...(await leftovers())];
  } catch (error) {
    const { formIssues } = await import('./content/formIssues');
    const forms = formIssues();
    if (forms.length > 0) return forms;
    throw error;
  }
}

/* `npm run check:content`: lists all that is wrong in services, times, texts, pictures and links. Builds nothing. */
await runMain(async () => {
  const found = await ownerIssues();
  const { report } = await import('./content/report');
  const { issues, warnings } = report(found, 'deploy');
  for (const warning of warnings) console.warn(warning);
  if (issues.length > 0) throw new CliError(`${issues.join('\n')}\n\n${issues.length} to fix.`);
  console.log('Services, times, pictures and links are right.');
});
