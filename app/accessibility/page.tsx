import { ContactLinks, LawScreen, LawSection } from '@/components/law/LawScreen';
import { accessibility } from '@/lib/content/law';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/accessibility'));

/** How accessible the site is, and whom to tell where it is not (product 15.3). */
export default function AccessibilityPage() {
  const { sections, contact, enforcement } = accessibility;
  return (
    <LawScreen path="/accessibility" lead={accessibility.lead} says={accessibility}>
      {sections.map(({ heading, paragraphs }) => (
        <LawSection key={heading} heading={heading} paragraphs={paragraphs} />
      ))}
      <LawSection heading={contact.heading} paragraphs={contact.paragraphs}>
        <ContactLinks />
      </LawSection>
      {enforcement && (
        <LawSection heading={enforcement.heading} paragraphs={enforcement.paragraphs} />
      )}
    </LawScreen>
  );
}
