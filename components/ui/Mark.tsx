import { markPaths } from '@/lib/brand';

/** The studio's mark as the icons draw it, without their tile; it stands beside the name, which says the same. */
export function Mark({ className }: { readonly className: string }) {
  return (
    <svg width={32} height={32} viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path fill="none" strokeWidth="8.5" d={markPaths.ring} className="stroke-ember" />
      <path d={markPaths.bolt} className="fill-current" />
    </svg>
  );
}
