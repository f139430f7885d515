/**
 * Line drawings on a 24 px grid, in the manner of the icons: one for each shipped use case, by `usecase_id`, and one for each kind of
 * work. Apart from the icons, which a first visit loads.
 */
export const PICTURE_PATHS: Readonly<Record<string, string>> = {
  comparison: "M4 6h10M4 12h16M4 18h7",
  portfolio: "m12 4 8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4",
  food: "M3.5 12h17a8.5 8.5 0 0 1-5.5 7.500H9A8.5 8.5 0 0 1 3.5 12zM9 9c0-1.2 1-1.5 1-2.700M14 9c0-1.2 1-1.5 1-2.7",
  hot_cup: "M6.5 9h11l-1.2 11H7.700zM7 13h10M10 6.500c0-1.2 1-1.5 1-2.700M13.5 6.500c0-1.2 1-1.5 1-2.7",
  cold_cup: "M6 8h12M6.5 8h11l-1.4 13H7.900zM12 8l1.2-5.500h3M7 12.500h10",
  drink_lid: "M4 15h16v2.500H4zM6 15l1-3.500h10l1 3.500M13.5 11.500V10H16v1.5",
  plate: "M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z",
  bowl: "M3.5 9.500h17c0 4-2.2 7-5.5 8.500H9c-3.3-1.5-5.5-4.5-5.5-8.500zM9 18h6v2H9z",
  clamshell: "M4 13h16l-1.6 6H5.600zM4 13l2.5-8h11L20 13",
  food_container: "M4 6.500h16v3H4zM5 9.500h14l-1.4 10H6.400z",
  tray: "M5.5 8h13L21.5 17h-19zM7.2 10.500h9.600l1.3 4H5.900z",
  fork: "M9 3v5a3 3 0 0 0 6 0V3M12 3v18",
  knife: "M11 21V3c2.8 1.5 4 5 4 10.500h-4",
  spoon: "M12 3c2 0 3.2 2 3.2 4.200S14 11 12 11s-3.2-1.6-3.2-3.800S10 3 12 3zM12 11v10",
  straw: "m8 21 3-13 6-4.500L18.2 5l-5.3 4L10 21.400z",
  stirrer: "m11.2 6.5-.4 14.500h2.400l-.4-14.500M12 3a1.8 1.8 0 1 1 0 3.600A1.8 1.8 0 0 1 12 3z",
  ramekin: "M4.5 9.500h15M5 9.500h14L17.4 18H6.600zM6 13c1.7 1 3.5 1 5 .200s3.5-1.2 7-.2",
  beverage_bottle: "M10 2.500h4V6c0 1.5 2.5 2.5 2.5 5v9.500h-9V11c0-2.5 2.5-3.5 2.5-5zM10 5h4M7.5 12.500h9M7.5 17h9",
  beverage_can: "M8.5 3.500h7l1.5 2v13l-1.5 2h-7l-1.5-2v-13zM7 5.500h10M7 18.500h10",
  carry_bag: "M5 8h14l1 13H4zM9 11V6.500a3 3 0 0 1 6 0V11",
  pizza_box:
    "M4 4h16v16H4zM7.5 9c3-1.700 6-1.700 9 0L12 17.500zM8.6 11.100c2.3-1.200 4.5-1.200 6.8 0M11.4 13.200v.01M13 12.100v.01",
  food_wrap: "M5 9.500C5 6 8 4 12 4s7 2 7 5.500zM4.5 11.500h15M4 13.500l8 4 8-4L17.8 21H6.200z",
};
