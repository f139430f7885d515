/** What each thing that is said counts. A form names what the thing is and outweighs all others. */
export const POINTS = {
  form: 2,
  named: 0.3,
  hint: 0.5,
  onlyHint: 0.7,
  material: 1.2,
  family: -0.7,
  otherMaterial: -1.5,
  lining: 0.9,
  otherLining: -0.7,
  treatment: 0.8,
  /** a product that is called by how it is built, whatever its lining: "double wall" */
  treated: 0.9,
  reusable: 0.4,
  otherUse: -1.2,
  lid: 0.3,
  otherLid: -0.5,
  missingLid: -0.15,
  lidMaterial: 0.3,
  size: 0.7,
  /** what is told where it is meant, and is not told */
  untold: -0.35,
  /** a plastic thing is taken for one of one use, a glass bottle is not */
  untoldPlasticReuse: -0.6,
  own: -0.3,
} as const;
