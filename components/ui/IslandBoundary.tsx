'use client';

export { IslandBoundary, type IslandBoundaryProps } from '@/lib/recovery/IslandBoundary';
// Here and not by itself: so it comes once, in the script of the frame, and not in the two scripts of app/error and
// app/global-error as well (170 bytes gzip on every page).
export { ErrorNotice } from '@/components/errors/ErrorNotice';
