import { Button } from '@/components/ui/Button';
import { pageAt } from '@/lib/studio/pageList';
import { privacyWords } from '@/lib/words';

/** Links to the privacy notice below a form that asks for personal data. */
export function PrivacyNote() {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-muted print:hidden">
      {privacyWords.belowForms}
      <Button href="/privacy" variant="quiet">
        {pageAt('/privacy').title}
      </Button>
    </p>
  );
}
