import type { ReactNode } from 'react';
import { readServices } from '@/lib/catalogue/parse';
import { ServiceList, type ServiceListProps } from './ServiceList';

/** Draws a list of services that is known already. */
export type DrawList = (props: Omit<ServiceListProps, 'services'>) => ReactNode;

/**
 * What a list that the build did not know needs, the check of its content and the cards; loaded for such a list only.
 * `ServiceList` is called: what it returns has the shape of the prerendered list, as its doc comment says.
 * @throws Error with the first fault of the content
 */
export function listDrawer(data: unknown): DrawList {
  const services = readServices(data);
  return (props) => ServiceList({ services, ...props });
}
