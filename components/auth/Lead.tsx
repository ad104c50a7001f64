/** The sentence below the title of a form's page. */
export function Lead({ children }: { readonly children: string }) {
  return <p className="mt-3 mb-8 text-lead text-muted">{children}</p>;
}
