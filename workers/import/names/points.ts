/** Points for each attribute of a name that matches a product or contradicts it. The form outweighs all others. */
export const POINTS = {
  form: 2,
  named: 0.3,
  hint: 0.5,
  onlyHint: 0.7,
  /** the only product of a material, if the name says another form */
  onlyMaterial: 1,
  material: 1.2,
  family: -0.7,
  otherMaterial: -1.5,
  lining: 0.9,
  otherLining: -0.7,
  treatment: 0.8,
  /** a product that is named by its construction, whatever its lining: "double wall" */
  treated: 0.9,
  reusable: 0.4,
  otherUse: -1.2,
  lid: 0.3,
  otherLid: -0.5,
  missingLid: -0.15,
  lidMaterial: 0.3,
  size: 0.7,
  /** a special attribute of the product that the name does not mention */
  untold: -0.35,
  /** a plastic item counts as single-use unless the name says otherwise; a glass bottle does not */
  untoldPlasticReuse: -0.6,
  /** a reusable cup for hot drinks is usually called so */
  untoldHot: -0.05,
  own: -0.3,
} as const;
