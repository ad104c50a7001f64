import { serviceTitle } from '@/lib/catalogue/title';
import { fullTitle } from '@/lib/content/words';
import { DetailsColumns, DetailsPicture } from './DetailsColumns';
import { RelatedServices } from './RelatedServices';
import { DescriptionList } from './ServiceFacts';
import { ServiceHeading } from './ServiceHeading';
import type { DrawnPictures } from './ServicePicture';
import { SharedValue } from './SharedValue';
import { type BuiltDetails, useDetails } from './useDetails';

/** What a part of a page of details is drawn from. */
export interface DetailsPartProps {
  readonly built: BuiltDetails;
  readonly part: 'heading' | 'picture' | 'columns' | 'description' | 'shared' | 'related';
  readonly pictures?: DrawnPictures;
}

/** A part of a page of details, drawn by the browser from services that are newer than the page. */
export function NewerDetails({ built, part, pictures = new Map() }: DetailsPartProps) {
  const { service, others, value, related } = useDetails(built);
  if (part === 'heading')
    return (
      <>
        <title>{fullTitle(serviceTitle(service))}</title>
        <ServiceHeading {...service} />
      </>
    );
  if (part === 'picture') return <DetailsPicture service={service} />;
  if (part === 'description') return <DescriptionList service={service} />;
  if (part === 'shared') return <SharedValue value={value} others={others} />;
  if (part === 'related') return <RelatedServices services={related} pictures={pictures} />;
  return <DetailsColumns built={{ ...built, found: { service, others, value } }} />;
}
