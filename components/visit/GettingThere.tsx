import { buttonStyles } from '@/components/ui/buttonStyles';
import { CopyButton } from '@/components/ui/CopyButton';
import { mapTexts } from '@/lib/content/map';
import { MapLink } from './MapLink';
import { StudioMap } from './StudioMap';

/** The map, and the address to take along: into the map application, and onto the clipboard. */
export function GettingThere() {
  return (
    <>
      <StudioMap className="w-full rounded-card" />
      <p className="flex flex-wrap gap-3 pt-4 pb-6">
        <MapLink className={buttonStyles('outline')} />
        <CopyButton {...mapTexts.copy} className={buttonStyles('quiet')} />
      </p>
    </>
  );
}
