/**
 * Reports web vitals when the build names an address for them (`NEXT_PUBLIC_VITALS`, see lib/vitals/reportVitals). A server
 * component, so that no page of a build without one loads any script for it.
 */
export async function VitalsReporter() {
  if (!process.env.NEXT_PUBLIC_VITALS) return null;
  const { VitalsIsland } = await import('./VitalsIsland');
  return <VitalsIsland />;
}
