'use client';

/** Replaces a page that threw an error. The navbar and footer stay. */
export { ErrorNotice as default } from '@/components/ui/ErrorNotice';
