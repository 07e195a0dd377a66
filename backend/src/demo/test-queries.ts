import { storeNames } from '@rukav/brand';

const { store } = storeNames.ru;

/**
 * What people type, and what stands first then: `locale | query | what the first goods are`. Words of the last column: a part
 * of a category's address; `colour:`, `size:`, `for:` and `of:` (composition); `any`; `nothing`.
 */
const table = `
ru | платье | platya
ru | платья | platya
ru | платьев | platya
ru | платьем | platya
ru | футболка | futbolki
ru | футболки | futbolki
ru | футболку | futbolki
ru | рубашка | rubashki
ru | рубашки мужские | rubashki for:men
ru | мужская рубашка | rubashki for:men
ru | блузка | bluzki
ru | блузы | bluzki
ru | джинсы | dzhinsy
ru | джинсов | dzhinsy
ru | брюки | bryuki
ru | брюк | bryuki
ru | широкие брюки | shirokie
ru | чиносы | chinosy
ru | джоггеры | dzhoggery
ru | юбка | yubki
ru | юбки миди | yubki
ru | юбка мини | yubki
ru | юбка плиссе | yubki
ru | плиссированная юбка | yubki
ru | шорты | shorty
ru | пальто | palto
ru | тренч | trenchi
ru | бомбер | bombery
ru | куртка | verhnyaya-odezhda|kurtki|uteplennye-kurtki
ru | утепленная куртка | uteplennye-kurtki
ru | утеплённая куртка | uteplennye-kurtki
ru | джинсовая куртка | dzhinsovye-kurtki
ru | водолазка | vodolazki
ru | жакет | zhakety
ru | худи | hudi
ru | свитшот | svitshoty
ru | джемпер | dzhempery
ru | кардиган | kardigany
ru | поло | polo
ru | майка | mayki
ru | лонгслив | longslivy
ru | легинсы | legginsy
ru | шапка | shapki
ru | кепка | kepki
ru | шарф | sharfy
ru | перчатки | perchatki
ru | носки | noski
ru | сумка | sumki
ru | рюкзак | ryukzaki
ru | ремень | remni
ru | пиджак | zhakety
ru | толстовка | hudi|svitshoty
ru | штаны | bryuki
ru | свитер | dzhempery
ru | кофта | kardigany|dzhempery
ru | пуховик | uteplennye-kurtki
ru | плащ | trenchi
ru | лосины | legginsy
ru | бейсболка | kepki
ru | сарафан | platya
ru | чёрное платье | platya colour:black
ru | черное платье | platya colour:black
ru | чёрное платье 46 | platya colour:black size:46
ru | платье 44 | platya size:44
ru | платье размер 48 | platya size:48
ru | белая футболка | futbolki colour:white
ru | белые футболки женские | futbolki colour:white for:women
ru | синие джинсы | dzhinsy colour:blue
ru | красная юбка | yubki colour:red
ru | серый джемпер | dzhempery colour:grey
ru | бежевый тренч | trenchi colour:beige
ru | голубая рубашка | rubashki colour:light-blue
ru | зелёное худи | hudi colour:green
ru | футболка XL | futbolki size:XL
ru | худи l | hudi size:L
ru | чёрная футболка м | futbolki colour:black
ru | бордовое платье | platya
ru | льняное платье | platya of:linen
ru | рубашка изо льна | rubashki of:linen
ru | лён | of:linen
ru | шерстяной джемпер | dzhempery of:wool
ru | хлопковая футболка | futbolki of:cotton
ru | кашемировый джемпер | dzhempery of:cashmere
ru | кожаный ремень | remni of:leather
ru | платье в горошек | platya
ru | платье в клетку | platya
ru | футболка в полоску | futbolki
ru | полосатая футболка | futbolki
ru | клетчатая рубашка | rubashki
ru | футболка оверсайз | futbolki
ru | детская футболка | futbolki for:girls|boys
ru | футболка для мальчика | futbolki for:boys
ru | платье для девочки | platya for:girls
ru | платья для девочек | platya for:girls
ru | куртка для мальчика | kurtki|uteplennye-kurtki for:boys
ru | женские джинсы | dzhinsy for:women
ru | мужские брюки | bryuki for:men
ru | мужской свитшот | svitshoty for:men
ru | женское пальто | palto for:women
ru | верхняя одежда | verhnyaya-odezhda
ru | аксессуары | aksessuary
ru | плть | platya
ru | плат | platya
ru | футб | futbolki
ru | джин | dzhinsy
ru | плтье | platya
ru | платте | platya
ru | палтье | platya
ru | футбока | futbolki
ru | футболкка | futbolki
ru | футолка | futbolki
ru | рубашкка | rubashki
ru | рубшка | rubashki
ru | джынсы | dzhinsy
ru | джинцы | dzhinsy
ru | жинсы | dzhinsy
ru | юпка | yubki
ru | юбкка | yubki
ru | пльто | palto
ru | польто | palto
ru | свитшет | svitshoty
ru | худди | hudi
ru | кардеган | kardigany
ru | водалазка | vodolazki
ru | перчатка | perchatki
ru | чорное платье | platya colour:black
ru | чёрное плтье 46 | platya colour:black size:46
ru | белая футбока | futbolki colour:white
ru | класная рубашка | rubashki
ru | платье скафандр | platya
ru | gkfnmt | platya
ru | aen,jkrf | futbolki
ru | ghbdtn | nothing
ru | .,rf | yubki
ru | l;bycs | dzhinsy
ru | he,firf | rubashki
ru | gfkmnj | palto
ru | [elb | hudi
ru | xthyjt gkfnmt | platya colour:black
ru | dzhinsy | dzhinsy
ru | platye | platya
ru | plate | platya
ru | futbolka | futbolki
ru | rubashka | rubashki
ru | jubka | yubki
ru | yubka | yubki
ru | palto | palto
ru | svitshot | svitshoty
ru | kurtka | verhnyaya-odezhda|kurtki|uteplennye-kurtki
ru | hudi | hudi
ru | sharf | sharfy
ru | jeans | dzhinsy
ru | dress | platya
ru | t-shirt | futbolki
ru | hoodie | hudi
ru | black dress | platya colour:black
ru | oversize | futbolki|hudi|palto|trenchi
ru | ${store} | any
ru | ${store} футболка | futbolki
ru | скафандр | nothing
ru | телевизор | nothing
ru | көйлек | platya
kk | көйлек | platya
kk | көйлектер | platya
kk | көйлегі | platya
kk | көйлекті | platya
kk | койлек | platya
kk | қара көйлек | platya colour:black
kk | кара койлек | platya colour:black
kk | қара көйлек 46 | platya colour:black size:46
kk | ақ футболка | futbolki colour:white
kk | көк жейде | rubashki colour:blue
kk | қызыл белдемше | yubki colour:red
kk | жейде | rubashki
kk | жейделер | rubashki
kk | ерлер жейдесі | rubashki for:men
kk | белдемше | yubki
kk | белдемшелер | yubki
kk | шалбар | bryuki
kk | шалбарлар | bryuki
kk | кең шалбар | shirokie
kk | джинсы | dzhinsy
kk | күрте | verhnyaya-odezhda|kurtki|uteplennye-kurtki
kk | жылы күрте | uteplennye-kurtki
kk | жемпір | dzhempery
kk | жемпірлер | dzhempery
kk | қолғап | perchatki
kk | шұлық | noski
kk | шұлықтар | noski
kk | сөмке | sumki
kk | белбеу | remni
kk | бөрік | shapki
kk | зығыр көйлек | platya of:linen
kk | жүн жемпір | dzhempery of:wool
kk | мақта футболка | futbolki of:cotton
kk | жолақты футболка | futbolki
kk | торкөз жейде | rubashki
kk | ноқатты көйлек | platya
kk | балалар футболкасы | futbolki for:girls|boys
kk | әйелдер пальтосы | palto for:women
kk | көйлкк | platya
kk | жеде | rubashki
kk | белдемшее | yubki
kk | r-qktr | platya
kk | ;tqlt | rubashki
kk | koylek | platya
kk | shalbar | bryuki
kk | платье | platya
kk | футболка | futbolki
kk | скафандр | nothing
`;

/** What somebody types, and what is to stand first. */
export interface AskedQuery {
  locale: 'ru-RU' | 'kk-KZ';
  query: string;
  expected: readonly string[];
}

export const askedQueries: readonly AskedQuery[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [locale, query = '', ...expected] = line.split(' | ');
    return { locale: locale === 'kk' ? 'kk-KZ' : 'ru-RU', query, expected: expected.join(' | ').split(' ') };
  });
