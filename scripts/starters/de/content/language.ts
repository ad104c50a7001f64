export * from '@/lib/words/de';
