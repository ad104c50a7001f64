'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { bookingMail } from '@/lib/content/bookingMail';
import type { BuiltDetails } from './useDetails';
import { useService } from './useService';

interface BookingMailProps {
  readonly built: BuiltDetails;
  /** Whether it looks like a button. */
  readonly button?: boolean;
  readonly children: ReactNode;
}

/** A link to a message to the studio that names the service of a page of details. */
export function BookingMail({ built, button, children }: BookingMailProps) {
  const href = bookingMail(useService(built).name);
  if (button)
    return (
      <Button href={href} variant="outline" className="flex-1">
        {children}
      </Button>
    );
  return (
    <a href={href} className="hover:text-accent-bright">
      {children}
    </a>
  );
}
