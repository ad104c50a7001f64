import { contactCard } from '@/app/about/coach.vcf/contactCard';

export const dynamic = 'force-static';

/** Written by the export as out/about/coach.vcf: the coach's vCard. */
export function GET() {
  return new Response(contactCard(), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
