import { stemRussian } from './stem.ts';
import { fold } from './words.ts';

/**
 * What people call garments, and what they are called here. Each line: the words that goods are written with, then other
 * names for the same. A retailer adds the lines that the searches without results ask for.
 */
const lines: readonly (readonly [known: string, others: string])[] = [
  ['джинсы', 'жинсы джинса жинса jeans'],
  ['брюки', 'штаны брючки слаксы trousers pants сым'],
  ['джоггеры', 'треники спортивки joggers'],
  ['худи', 'толстовка толстовки кенгурушка hoodie'],
  ['свитшот', 'толстовка толстовки sweatshirt'],
  ['джемпер', 'свитер кофта кофточка sweater jumper свитр'],
  ['пуловер', 'свитер pullover'],
  ['кардиган', 'кофта кофточка'],
  ['утепленная', 'пуховик парка пуховики puffer зимний теплый қысқы қыстық winter'],
  ['куртка', 'jacket косуха күртеше'],
  ['футболка', 'тишка tshirt tee маечка жейдеше'],
  ['майка', 'безрукавка tank'],
  ['рубашка', 'рубаха сорочка shirt көйлекше'],
  ['блузка', 'блуза blouse кофточка'],
  ['платье', 'сарафан dress'],
  ['юбка', 'юбочка skirt юпка'],
  ['шорты', 'бермуды shorts'],
  ['пальто', 'coat плащ-пальто'],
  ['тренч', 'плащ тренчкот trench'],
  ['жакет', 'пиджак блейзер blazer'],
  ['водолазка', 'бадлон гольф горло turtleneck'],
  ['легинсы', 'леггинсы лосины leggings'],
  ['шапка', 'бини hat beanie шапочка'],
  ['кепка', 'бейсболка cap'],
  ['шарф', 'scarf палантин орамал'],
  ['перчатки', 'gloves варежки'],
  ['носки', 'socks носочки'],
  ['сумка', 'bag шоппер шоперы торба'],
  ['рюкзак', 'backpack ранец'],
  ['ремень', 'пояс belt'],
  ['лонгслив', 'longsleeve'],
  ['бомбер', 'bomber ветровка'],
  ['поло', 'polo'],
  ['хлопок', 'хлопковый хлопчатобумажный cotton хб коттон'],
  ['лен', 'льняной льна linen'],
  ['шерсть', 'шерстяной wool'],
  ['кашемир', 'кашемировый cashmere'],
  ['вискоза', 'вискозный'],
  ['кожа', 'кожаный leather'],
  ['замша', 'замшевый suede'],
  ['деним', 'джинсовый denim'],
  ['вельвет', 'вельветовый corduroy'],
  ['атлас', 'атласный сатин satin'],
  ['твид', 'твидовый'],
  ['полоска', 'полосатый тельняшка striped'],
  ['клетка', 'клетчатый checked'],
  ['горошек', 'горох'],
  ['цветочный', 'цветок цветы цветочек'],
  ['рисунок', 'принт узор print'],
  ['коса', 'косичка'],
  ['оверсайз', 'oversize оверсайс овересайз'],
  ['широкий', 'палаццо wide'],
  ['зауженный', 'скинни узкий skinny'],
  [
    'случая',
    'вечерний нарядный праздничный торжественный коктейльный свадьба выпускной корпоратив кешкі мерекелік evening',
  ],
  ['школа', 'школьный'],
  ['офис', 'офисный деловой office'],
  ['зима', 'зимний қысқы қыстық winter'],
  ['весна', 'көктемгі spring'],
  ['лето', 'летний жазғы summer'],
  ['осень', 'күзгі autumn'],
  ['шерсть', 'зимний теплый'],
  ['база', 'базовый'],
  ['футер', 'домашний спортивный'],
  ['джоггеры', 'спортивный'],
  ['скидка', 'распродажа акция sale'],
  ['новинка', 'новый түсім түсімдер'],
  ['плиссе', 'плиссированный плиссировка'],
  ['трикотажный', 'вязаный'],
  ['верхняя', 'outerwear'],
  ['черный', 'black'],
  ['белый', 'white'],
  ['красный', 'red'],
  ['синий', 'blue'],
  ['зеленый', 'green'],
  ['серый', 'grey gray'],
  ['розовый', 'pink'],
  ['бежевый', 'beige'],
  ['женский', 'women womens'],
  ['мужской', 'men mens'],
];

/** Each other name with what goods are written with, folded. */
export const otherNames: readonly { other: string; known: string }[] = lines.flatMap(([known, others]) =>
  others.split(' ').map((other) => ({ other: fold(other), known: fold(known) })),
);

const meant: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(otherNames, ({ other }) => stemRussian(other))].map(([stem, all]) => [
    stem,
    all.map(({ known }) => known),
  ]),
);

/** What goods are written with where people say a folded word; none where it is no other name. */
export const meantByName = (word: string): readonly string[] => meant.get(stemRussian(word)) ?? [];
