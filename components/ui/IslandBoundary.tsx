'use client';

export { IslandBoundary, type IslandBoundaryProps } from '@/lib/recovery/IslandBoundary';
