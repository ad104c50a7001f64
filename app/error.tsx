'use client';

import { ErrorNotice } from '@/components/errors/ErrorNotice';

/** Stands in for a page that threw; navbar and footer stay. Next logs the error to the console. */
export default function PageError() {
  return <ErrorNotice />;
}
