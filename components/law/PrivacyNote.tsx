import { TextLink } from '@/components/ui/TextLink';
import { privacy } from '@/lib/content/law';
import { hasPage, pageAt } from '@/lib/pages';

/** Below a form that asks for personal data: the way to the privacy notice, where the studio has one. */
export function PrivacyNote() {
  if (!hasPage('/privacy')) return null;
  return (
    <p className="mt-8 flex flex-wrap gap-x-2 text-small text-muted print:hidden">
      {privacy.beside}
      <TextLink href="/privacy">{pageAt('/privacy').title}</TextLink>
    </p>
  );
}
