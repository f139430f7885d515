/**
 * Line drawings on a 24 px grid, in the manner of the icons: one for each shipped use case, by `usecase_id`, and one for each kind of
 * work. Apart from the icons, which a first visit loads.
 */
export declare const PICTURE_PATHS: Readonly<Record<string, string>>;
