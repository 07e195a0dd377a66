import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/main-page.tsx'),
  route('catalog/*', 'routes/catalogue.tsx'),
  route('product/:name/:id', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('cart/checkout', 'routes/checkout.tsx'),
  route('thankyoupage', 'routes/thank-you.tsx'),
  route('personal/orders', 'routes/orders.tsx'),
  route('personal/orders/:id', 'routes/order.tsx'),
  route('401', 'routes/unauthorised.tsx'),
  route('delivery', 'routes/static-page.tsx', { id: 'delivery' }),
  route('payment', 'routes/static-page.tsx', { id: 'payment' }),
  route('terms', 'routes/static-page.tsx', { id: 'terms' }),
  route('consent_registration_form', 'routes/static-page.tsx', { id: 'consent-registration' }),
  route('consent_mailing_form', 'routes/static-page.tsx', { id: 'consent-mailing' }),
  route('pages/*', 'routes/static-page.tsx', { id: 'pages' }),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
