import { authTexts } from '@/lib/content/auth';

/** Stands in for a form that has done its work while the next page is on its way. */
export function LeavingNote() {
  return (
    <p role="status" className="text-lead text-muted">
      {authTexts.leaving}
    </p>
  );
}
