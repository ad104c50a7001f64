/**
 * Reports web vitals when the build has an address for them (`NEXT_PUBLIC_VITALS`, see lib/browser/vitals). A
 * server component, so that a build without an address has no script for it in any page.
 */
export async function VitalsReporter() {
  if (!process.env.NEXT_PUBLIC_VITALS) return null;
  const { VitalsIsland } = await import('./VitalsIsland');
  return <VitalsIsland />;
}
