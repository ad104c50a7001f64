import { studioMap } from '@/lib/content/map';
import { drawMap } from '@/app/map.svg/drawMap';

export const dynamic = 'force-static';

/** Written by the export as out/map.svg: the way to the door (product 14.5). */
export function GET() {
  return new Response(drawMap(studioMap), { headers: { 'Content-Type': 'image/svg+xml' } });
}
