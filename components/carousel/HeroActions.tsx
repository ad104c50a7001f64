import { buttonStyles } from '@/components/ui/buttonStyles';
import { slideActions } from '@/lib/content/slides';

/** The hero's two ways on; they stay while the slides change. */
export function HeroActions() {
  return (
    <p className="pointer-events-none z-20 *:pointer-events-auto col-start-1 row-start-3 mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-gutter pt-6 beside:pt-8 low:pt-4 low:pb-4">
      {slideActions.map(({ label, href }, index) => (
        <a
          key={href}
          href={href}
          className={index === 0 ? buttonStyles() : `${buttonStyles('quiet')} px-0!`}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
