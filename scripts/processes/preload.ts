/** Arguments that make a Node program run a small text of JavaScript before its own code. */
export function preload(program: string): readonly string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}
