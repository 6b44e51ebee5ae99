#!/usr/bin/env bash
# @node-oauth/oauth2-server 5.3.0, a library for OAuth 2 servers, and oauth4webapi 3.8.8, a client library certified by the OpenID Foundation.
# RFC 6749, 2.3.1: a client's id and secret are form-encoded before they are joined for HTTP Basic.
# Guess before the run: the server decodes them.
# Seen: it takes them as they stand, so that a client whose id holds a hyphen or an underscore, such as a UUID, is not known when it
# asks as the RFC says (oauth4webapi encodes "-" as "%2D"), and is known by client_secret_post or when it does not encode.
# Source: RFC 6749, 2.3.1 and appendix B. Fails when that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @node-oauth/oauth2-server@5.3.0 oauth4webapi@3.8.8
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import OAuth2Server from '@node-oauth/oauth2-server';
import * as oauth from 'oauth4webapi';

const ID = '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9c01';
const SECRET = 'sk_1';
const asked = [];
const server = new OAuth2Server({
  model: {
    getClient: async (id, secret) => {
      asked.push([id, secret]);
      return id === ID && secret === SECRET && { id, grants: ['client_credentials'] };
    },
    getUserFromClient: async () => ({}),
    saveToken: async (token, client, user) => ({ ...token, client, user }),
  },
});
const as = { issuer: 'https://shop.example', token_endpoint: 'https://shop.example/token' };
const answered = async (auth) => {
  const customFetch = async (_, { headers, body }) => {
    const sent = { ...Object.fromEntries(new Headers(headers)), 'content-length': String(String(body).length) };
    const request = new OAuth2Server.Request({ method: 'POST', query: {}, headers: sent, body: Object.fromEntries(body) });
    const response = new OAuth2Server.Response({ headers: {} });
    await server.token(request, response).catch(() => undefined);
    return Response.json(response.body, { status: response.status, headers: response.headers });
  };
  const options = { [oauth.customFetch]: customFetch };
  return (await oauth.clientCredentialsGrantRequest(as, { client_id: ID }, auth, {}, options)).status;
};
const [basic, post] = [await answered(oauth.ClientSecretBasic(SECRET)), await answered(oauth.ClientSecretPost(SECRET))];
console.log('Basic, encoded as the RFC says:', basic, asked[0], '\nin the body:', post);
assert.deepEqual(asked[0], [ID.replaceAll('-', '%2D'), SECRET.replace('_', '%5F')]);
assert.equal(post, 200);
assert.equal(basic, 401);
JS
node try.mjs
