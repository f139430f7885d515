import { plural } from "../catalogue.ts";
import type { productFaultsTexts } from "../en/product-faults.ts";
import type { Translation } from "../translation.ts";

export const productFaults: Translation<typeof productFaultsTexts> = {
  title: (count, shown) =>
    plural(count, { one: "Un ajuste requiere su atención", other: `${shown} ajustes requieren su atención` }),
  inComponent: (component, sentence) => `${component}: ${sentence}`,
  byField: {
    name: { required: "Introduzca un nombre de producto." },
    description: {
      required: "Introduzca una descripción, para distinguir el producto de otros.",
      too_long: "Acorte la descripción a 100 caracteres.",
    },
    item_code: { too_long: "Acorte el número a 64 caracteres." },
    notes: { too_long: "Acorte las notas a 500 caracteres." },
    size: { required: "Introduzca el tamaño del producto, un número entero de al menos 1." },
    mass_load_percent: { out_of_range: "Introduzca un porcentaje mayor que 0 y hasta 100." },
    uses: { out_of_range: "Introduzca cuántas veces se usa un producto: un número de al menos 0." },
    wash_system_id: {
      required: "Elija dónde se lava.",
      unknown: "Esta forma de lavado ya no está en los datos de referencia. Elija otra.",
    },
    wash_load: { required: "Introduzca cuántas caben en una cesta, un número entero de al menos 1." },
    wash_distance_km: { out_of_range: "Introduzca una distancia de al menos 0." },
    washes_per_use: { out_of_range: "Introduzca un número de al menos 0." },
    region_production: { unknown: "Esta región ya no está en los datos de referencia. Elija otra." },
    components: {
      required: "Añada un componente.",
      too_many: "Un producto tiene como máximo 100 componentes. Elimine algunos.",
    },
    component_name: { required: "Introduzca un tipo de componente, como cuerpo o tapa." },
    mat_recipe_id: {
      required: "Elija un material.",
      unknown: "Este material ya no está en los datos de referencia. Elija otro.",
    },
    mass_grams: { required: "Introduzca la masa.", out_of_range: "Introduzca una masa mayor que 0." },
    coc_contact_id: {
      required: "Elija cómo está en contacto con el alimento.",
      not_possible: "Al menos un componente tiene que tocar el alimento: cambie el contacto aquí o en otro componente.",
    },
    litter_class: {
      required: "Elija una clase de basura dispersa.",
      unknown: "Esta clase de basura dispersa no se conoce. Elija otra.",
    },
    recycled_content: { out_of_range: "Introduzca un porcentaje de 0 a 100." },
    stage: { out_of_range: "Introduzca una distancia de al menos 0.", unknown: "Elija un medio de transporte." },
  },
  byCode: {
    required: "Este dato es necesario.",
    too_long: "Esto es demasiado largo.",
    not_plain: "Quite los caracteres invisibles de este texto.",
    not_whole: "Introduzca un número entero.",
    out_of_range: "Este número queda fuera de lo posible.",
    unknown: "Esto ya no está en los datos de referencia. Elija otro.",
    not_possible: "Esto no es posible aquí. Elija otro.",
    too_many: "Son demasiados.",
  },
};
