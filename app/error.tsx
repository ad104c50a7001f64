'use client';

/** Replaces a page that threw; navbar and footer stay. */
export { ErrorNotice as default } from '@/components/ui/IslandBoundary';
