'use client';

/** Replaces a page that threw; navbar and footer stay. Next logs the error to the console. */
export { ErrorNotice as default } from '@/components/ui/IslandBoundary';
