/** The language of the catalogue, as `Intl` wants it; English has day before month here, as the texts have. */
export const LOCALE = "en-GB";
