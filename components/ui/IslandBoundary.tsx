'use client';

export { IslandBoundary, type IslandBoundaryProps } from '@/lib/recovery/IslandBoundary';
// Here and not by itself: so it comes in the script of the frame, and app/error has none of its own. app/global-error is
// in React's script, which shares nothing with the frame's, and takes the notice alone.
export { ErrorNotice } from '@/components/errors/ErrorNotice';
