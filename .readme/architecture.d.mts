/** The picture as SVG text, the arrows that it shows ("from to"), and those of them that point up. */
export function draw(): {
  readonly svg: string;
  readonly arrows: readonly string[];
  readonly upward: readonly string[];
};
