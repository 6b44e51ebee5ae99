-- once, at the leader: sudo -u postgres psql -v password=<owner-password> -f database.sql
create role duka login createrole password :'password';
create database duka owner duka;
