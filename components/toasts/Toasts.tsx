import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { regionIds } from '@/lib/browser/toasts';
import { toastBox } from './ToastCard';
import { ToastLoader } from './ToastLoader';

/**
 * The place of the toasts on every page: two live regions that exist from the start, because a screen reader announces
 * only what is added to a region that it knows. `data-card` holds the class names of a message that is shown without
 * the toaster.
 */
export function Toasts() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-bar z-50 mx-auto w-full max-w-page h-[calc(100svh-4rem)] overflow-y-auto px-gutter pt-2 pb-10 sm:pt-4 print:hidden">
      <div id={regionIds.error} role="alert" data-card={toastBox('error')} />
      <div id={regionIds.success} role="status" data-card={toastBox('success')} />
      <IslandBoundary>
        <ToastLoader />
      </IslandBoundary>
    </div>
  );
}
