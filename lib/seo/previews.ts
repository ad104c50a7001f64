import { createHash } from 'node:crypto';
import type { Service } from '@/lib/catalogue/service';

/** The pages with a preview picture of their own. */
export const previewNames = [
  'home',
  'services',
  'about',
  'blogs',
  'login',
  'signup',
  '404',
] as const;
export type PreviewName = (typeof previewNames)[number];

/** Width and height in pixels that every network shows uncut (Open Graph's usual 1.91 to 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * How many services, in file order, get a preview of their own; later ones share that of the services page. Each takes
 * a tenth to a third of a second to draw: a thousand would add minutes to a build for pictures that are seldom asked for.
 */
export const servicePreviewLimit = 100;

/** Ids that can stand in an address and a file name as they are. */
const plainId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestPlainId = 40;

/** The name of a service's preview; ids with anything unusual in them are replaced by a short hash. */
export function servicePreviewName(id: string): string {
  const plain = id.length <= longestPlainId && plainId.test(id);
  // A plain id never starts with a hyphen, so the two kinds of name cannot meet.
  return plain
    ? `service-${id}`
    : `service--${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
}

/** The services that get a preview of their own. */
export function previewedServices(services: readonly Service[]): readonly Service[] {
  return services.slice(0, servicePreviewLimit);
}

/** The file name of a preview; JPEG, since a night-black picture with grain is five times as large as PNG. */
export function previewFile(name: string): string {
  return `${name}.jpg`;
}

/** The address of a page's 1200 x 630 preview picture. */
export function previewPath(name: PreviewName): string {
  return `/og/${previewFile(name)}`;
}

/** The address of a service's preview picture; `services` is the whole catalogue, in file order. */
export function servicePreviewPath(service: Service, services: readonly Service[]): string {
  const own = previewedServices(services).some(({ id }) => id === service.id);
  return own ? `/og/${previewFile(servicePreviewName(service.id))}` : previewPath('services');
}
