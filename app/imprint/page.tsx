import { ContactLinks, LawScreen, LawSection, OperatorAddress } from '@/components/law/LawScreen';
import { imprint, operator } from '@/lib/content/law';
import { pageAt } from '@/lib/pages';
import { imprintFields } from '@/lib/words';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/imprint'));

/** The facts that a studio may have or not, in their order. */
const optional = ['representedBy', 'register', 'vatId', 'responsible', 'disputes'] as const;

/** Who runs the studio and the site (product 15.1). */
export default function ImprintPage() {
  return (
    <LawScreen path="/imprint" lead={imprint.lead} says={operator}>
      <LawSection heading={imprintFields.operator}>
        <OperatorAddress />
      </LawSection>
      <LawSection heading={imprintFields.contact}>
        <ContactLinks />
      </LawSection>
      {optional.map((field) => {
        const text = operator[field];
        return (
          text && <LawSection key={field} heading={imprintFields[field]} paragraphs={[text]} />
        );
      })}
    </LawScreen>
  );
}
