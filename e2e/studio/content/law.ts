import type { LawPage } from '@/lib/schemas';

const sections = [{ heading: 'Waiver', paragraphs: ['A paragraph.'] }];

export const operator = 'Kim Test, owner';
export const policies: LawPage = { lead: 'The policies.', sections };
export const privacy: LawPage = { lead: 'The privacy notice.', sections };
export const accessibility: LawPage = { lead: 'The accessibility statement.', sections };
