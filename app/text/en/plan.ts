import { plural, texts } from "../catalogue.ts";
import { formatCount, formatNumber } from "../format.ts";

const changes = (count: number): string => plural(count, { one: "1 change", other: `${formatCount(count)} changes` });
const pieces = (count: number): string => plural(count, { one: "1 piece", other: `${formatCount(count)} pieces` });

/** The plan of a portfolio. Amounts, names and days arrive formatted. */
export const planTexts = texts("plan", {
  title: "Plan",
  note: "the accepted suggestions as steps: what to buy, what it costs, what it needs",
  loading: "Calculating the plan…",
  failed: "The plan could not be computed.",
  empty: "The plan is empty. “Add to plan” beside a suggestion makes it a step here.",
  sentence: (count: number, from: string, to: string) =>
    `${changes(count)} ${plural(count, { one: "takes", other: "take" })} this portfolio from ${from} to ${to} points.`,
  noStep: "No accepted change is a step of the plan.",
  exact: "The best choice of the accepted changes under these limits: all were tried.",
  greedy: "Chosen by gain and by gain for its cost; another choice may be a little better.",

  costs: {
    outlay: (amount: string) => `${amount} before the first use.`,
    year: (after: string, before: string) => `The lines of the plan then cost ${after} a year, today ${before}.`,
    unknown: "The cost is unknown until every price is entered.",
  },
  needs: (racks: string, hours: string, kwh: string, water: string) =>
    `Washing needs ${racks} racks a day (${hours} hours of a machine), ${kwh} kWh and ${water} of water more than today.`,
  unknown: "unknown",
  estimate: "estimate",
  estimates: (stock: string, days: string, racks: string) =>
    `Assumed: a start-up stock of ${stock}%, ${days} days of use a year, ${racks} racks an hour in a machine.`,
  perYear: "Yearly figures are those of the portfolio's period, scaled to a year.",
  yourPrices: "All costs are from your own prices, which stay in this browser.",
  noPrices: "Costs are unknown: prices stay in the browser of whoever entered them.",

  facts: {
    law: "Law",
    buy: "Buy",
    less: "No longer buy",
    cost: "Cost",
    paidBack: "Paid back",
    needs: "Washing",
    storage: "Storage",
    changes: "What changes (share of draws in which it gets better)",
  },
  forbiddenSince: (product: string, day: string) => `${product} has been forbidden here since ${day}.`,
  forbiddenFrom: (product: string, day: string) => `${product} will be forbidden here from ${day}.`,
  buyReusable: (total: string, pieces: string, uses: string, life: string, stock: string) =>
    `${total} pieces: ${pieces} for ${uses} uses a year ÷ ${life} uses of a piece, and ${stock} as a start-up stock`,
  buySingle: (total: string) => `${total} pieces a year`,
  less: (count: number) => `${pieces(count)} a year`,
  cost: (outlay: string, after: string, before: string) =>
    `${outlay} before the first use; then ${after} a year, today ${before}`,
  costSingle: (after: string, before: string) => `${after} a year, today ${before}`,
  costUnknown: "unknown until the prices of this step are entered",
  weeks: (weeks: string) => `after ${weeks} weeks of this portfolio's use`,
  neverPaidBack: "not before its pieces are used up",
  racks: (racks: string, rate: string, hours: string) =>
    `${racks} racks a day; a machine does ${rate} racks an hour: ${hours} hours a day`,
  storage: (racks: number) =>
    plural(racks, {
      one: "1 rack holds all pieces, as they are washed",
      other: `${formatCount(racks)} racks hold all pieces, as they are washed`,
    }),
  hubRacks: (racks: string) => `${racks} racks a day at a wash hub; its transport is in the scores`,
  hub: (km: string, washes: number) =>
    `assumed: the hub is ${km} km away, ${plural(washes, { one: "1 wash", other: `${formatNumber(washes, 2, 0)} washes` })} for each use`,
  energy: (kwh: string, water: string) => `${kwh} kWh and ${water} of water a day`,
  dryLines: (count: number) =>
    plural(count, {
      one: "1 line stays: its site has no dishwasher",
      other: `${formatCount(count)} lines stay: their sites have no dishwasher`,
    }),
  atSite: (site: string) => `only at ${site}`,
  atDry: "only at sites without a dishwasher",
  washAtHub: "Wash at a hub",
  washAtHubOf: (product: string) => `Wash at a hub at sites without a dishwasher: ${product}`,
  washedAtHub: (product: string) => `${product}, washed at a hub`,
  noHub: "The product could not be saved with a wash hub.",
  points: (points: string, to: string) => `${points} points, to ${to}`,

  becomes: (from: string, to: string) => `${from} becomes ${to}`,
  metricChange: (metric: string, change: string, share: string) => `${metric} ${change} (${share})`,
  metricChanged: (metric: string, change: string) => `${metric} ${change}`,

  metrics: {
    open: "Seven metrics, and how certain the change is",
    openWithPrices: "Prices, the seven metrics, and how certain the change is",
    table: (product: string) => `Metrics of the lines of ${product}`,
    metric: "Metric",
    now: "Now",
    later: "With the step",
    change: "Change",
    certainty: "Draws in which it is better",
  },
  depositOf: (product: string) => `Deposit kept for a lost piece: ${product}`,
  remove: "Remove",
  removeOf: (from: string, to: string) => `Remove from the plan: ${from} becomes ${to}`,

  limits: {
    title: "Limits and assumptions",
    none: "no limits",
    budget: (currency: string) => `Budget before the first use, ${currency}`,
    budgetShort: (amount: string) => `at most ${amount}`,
    most: "Changes at most",
    mostShort: (count: number) => `at most ${changes(count)}`,
    sites: "Sites that stay as they are",
    sitesShort: (count: number) => plural(count, { one: "1 site stays", other: `${formatCount(count)} sites stay` }),
    dry: "Sites without a dishwasher",
    dryShort: (count: number) =>
      plural(count, { one: "1 site without a dishwasher", other: `${formatCount(count)} sites without a dishwasher` }),
    suppliers: "Suppliers whose lines stay",
    suppliersShort: (count: number) =>
      plural(count, {
        one: "the lines of 1 supplier stay",
        other: `the lines of ${formatCount(count)} suppliers stay`,
      }),
    withoutSupplier: "Without a supplier",
    nothing: "none",
    products: "Products that stay",
    productsShort: (count: number) =>
      plural(count, { one: "1 product stays", other: `${formatCount(count)} products stay` }),
    stock: "Start-up stock of reusables",
    days: "Days of use a year",
    racks: "Racks an hour in a machine",
    assumed: (value: string) => `${value} is an estimate; enter your own.`,
    own: "Your own figure.",
  },

  leftOut: "Not in the plan",
  reasons: {
    no_lines: "no line has this product any more, or its lines stay",
    dry: "its sites have no dishwasher",
    limit: "beyond the limits",
    no_price: "its price is needed to keep the budget",
  },
  leftOutOf: (from: string, to: string, reason: string) => `${from} → ${to}: ${reason}.`,
  next: (more: string, from: string, to: string, points: string) =>
    `With ${more} more, ${from} becomes ${to}: ${points} points.`,

  apply: (count: number) => `Make ${changes(count)} in this portfolio`,
  applied: (count: number) => `${changes(count)} ${plural(count, { one: "was", other: "were" })} made.`,
  refused: "The portfolio could not be changed. Please try again.",
  copy: "Save as a scenario",
  copyName: (name: string) => `${name}, with the plan`,
  clear: "Empty the plan",
  orderCsv: "Save the order list as CSV",
  order: "Order list",
  planCsv: "Save the plan as CSV",
  steps: {
    remove: "change removed from the plan",
    limits: "limits of the plan",
    clear: "plan emptied",
    hub: "wash hub of the plan",
    apply: "changes of the plan made",
  },

  report: {
    title: "Plan",
    step: "Step",
    about: "What, cost and needs",
    points: "Points",
    none: "The plan has no step.",
  },
});
